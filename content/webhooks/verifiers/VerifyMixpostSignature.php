<?php

namespace App\Http\Middleware;

use Closure;
use Illuminate\Http\Request;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;
use Symfony\Component\HttpKernel\Exception\AccessDeniedHttpException;

class VerifyMixpostSignature
{
    public function handle(Request $request, Closure $next): Response
    {
        $secret = (string) config('services.mixpost.webhook_secret');
        if ($secret === '') {
            throw new RuntimeException('services.mixpost.webhook_secret is not set');
        }

        // Use the raw body: parsing and re-encoding the JSON can change its bytes.
        $expected = hash_hmac('sha256', $request->getContent(), $secret);

        if (! hash_equals($expected, $request->header('X-Signature', ''))) {
            throw new AccessDeniedHttpException('Invalid signature');
        }

        return $next($request);
    }
}
