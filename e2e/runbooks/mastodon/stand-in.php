<?php

// A Mastodon server with one user, Robin, as far as Mixpost needs it. It refuses what a real server refuses, and keeps
// what it received in one JSON file.

// A run can make it as slow as a distant server.
sleep((int) @file_get_contents('/var/lib/mastodon/delay'));

$file = '/var/lib/mastodon/state.json';
$state = is_file($file) ? json_decode(file_get_contents($file), true) : [];
$sent = $_GET + $_POST + (json_decode(file_get_contents('php://input'), true) ?? []);
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);

function reply(array $data, int $status = 200): never
{
    http_response_code($status);
    header('Content-Type: application/json');
    // Without these, Mixpost waits five minutes before the next request.
    header('X-RateLimit-Limit: 300');
    header('X-RateLimit-Remaining: 299');
    header('X-RateLimit-Reset: '.gmdate('Y-m-d\TH:i:s\Z', time() + 300));
    exit(json_encode($data));
}

function save(array $changes): void
{
    global $file, $state;
    $state = array_merge($state, $changes);
    // Other requests read the file at the same time.
    file_put_contents($file.getmypid(), json_encode($state));
    rename($file.getmypid(), $file);
}

/** Ends the request unless everything that was sent equals what the server knows. */
function mustEqual(array $expected, int $status): void
{
    global $sent;
    foreach ($expected as $name => $value) {
        if ($value === null || ($sent[$name] ?? null) !== $value) {
            reply(['error' => "Invalid $name"], $status);
        }
    }
}

$app = $state['app'] ?? ['client_id' => null, 'client_secret' => null, 'redirect_uri' => null];

if ($path === '/api/v1/instance') {
    reply(['uri' => 'mastodon.example', 'version' => '4.4.0']);
}
if ($path === '/avatar.png') {
    header('Content-Type: image/png');
    exit(base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
}
if ($path === '/api/v1/apps') {
    $app = ['client_id' => bin2hex(random_bytes(16)), 'client_secret' => bin2hex(random_bytes(16)), 'redirect_uri' => $sent['redirect_uris']];
    save(['app' => $app]);
    reply(['id' => '1', 'name' => $sent['client_name'], 'website' => null, ...$app]);
}
if ($path === '/oauth/authorize') {
    mustEqual(['client_id' => $app['client_id'], 'redirect_uri' => $app['redirect_uri'], 'response_type' => 'code'], 400);
    save(['code' => bin2hex(random_bytes(16))]);
    header("Location: {$app['redirect_uri']}?code={$state['code']}");
    exit;
}
if ($path === '/oauth/token') {
    mustEqual([...$app, 'code' => $state['code'] ?? null, 'grant_type' => 'authorization_code'], 401);
    save(['code' => null, 'token' => bin2hex(random_bytes(16))]);
    reply(['access_token' => $state['token'], 'token_type' => 'Bearer', 'scope' => 'read write', 'created_at' => time()]);
}
if (! isset($state['token']) || ($_SERVER['HTTP_AUTHORIZATION'] ?? '') !== "Bearer {$state['token']}") {
    reply(['error' => 'The access token is invalid'], 401);
}
if ($path === '/api/v1/accounts/verify_credentials') {
    reply(['id' => '1', 'username' => 'robin', 'display_name' => 'Robin Miller', 'avatar' => 'https://mastodon.example/avatar.png', 'followers_count' => 0]);
}
if ($path === '/api/v2/media' && is_uploaded_file($_FILES['file']['tmp_name'] ?? '')) {
    $id = (string) (count($state['media'] ?? []) + 1);
    $media = ['id' => $id, 'type' => 'image', 'url' => "https://mastodon.example/media/$id"];
    save(['media' => [...($state['media'] ?? []), $media + ['bytes' => $_FILES['file']['size']]]]);
    reply($media);
}
foreach ($state['media'] ?? [] as $media) {
    if ($path === "/api/v1/media/{$media['id']}") {
        reply($media);
    }
}
if ($path === '/api/v1/statuses' && isset($_SERVER['HTTP_IDEMPOTENCY_KEY'])) {
    $status = ['id' => (string) (count($state['statuses'] ?? []) + 1), 'text' => $sent['status'], 'media' => $sent['media_ids'] ?? [], 'at' => time()];
    save(['statuses' => [...($state['statuses'] ?? []), $status]]);
    reply($status);
}
reply(['error' => 'Record not found'], 404);
