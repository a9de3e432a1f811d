<?php

declare(strict_types=1);

$secret = (string) getenv('MIXPOST_WEBHOOK_SECRET');
if ($secret === '') {
    http_response_code(500);
    exit('MIXPOST_WEBHOOK_SECRET is not set');
}

// Use the raw body: parsing and re-encoding the JSON can change its bytes.
$body = (string) file_get_contents('php://input');
$signature = $_SERVER['HTTP_X_SIGNATURE'] ?? '';

if (!hash_equals(hash_hmac('sha256', $body, $secret), $signature)) {
    http_response_code(403);
    exit('Invalid signature');
}

$delivery = json_decode($body, true, flags: JSON_THROW_ON_ERROR);

// Put the event and its data in a queue here, and respond right away.
error_log($delivery['event']);
http_response_code(200);
