<?php

// Puts the middleware that a page shows before a route that answers 200, with as much of Laravel as it needs.

require '/usr/share/php/Illuminate/Http/autoload.php';
require __DIR__ . '/../../content/webhooks/verifiers/VerifyMixpostSignature.php';

use App\Http\Middleware\VerifyMixpostSignature;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Symfony\Component\HttpKernel\Exception\HttpExceptionInterface;

function config(string $key): string|false
{
    return $key === 'services.mixpost.webhook_secret' ? getenv('MIXPOST_WEBHOOK_SECRET') : false;
}

try {
    $response = (new VerifyMixpostSignature())->handle(Request::capture(), fn () => new Response('', 200));
} catch (HttpExceptionInterface $refusal) {
    $response = new Response($refusal->getMessage(), $refusal->getStatusCode());
} catch (RuntimeException $fault) {
    $response = new Response($fault->getMessage(), 500);
}
$response->send();
