<?php

namespace Inovector\Mixpost;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\ServiceProvider;

/** Has the commands and files of Mixpost's packages that the upgrade scripts use, and nothing else of Mixpost. */
class StandIn extends ServiceProvider
{
    public function boot(): void
    {
        $this->publishes([__DIR__.'/mixpost.php' => config_path('mixpost.php')], 'mixpost-config');
        foreach (require __DIR__.'/commands.php' as $name) {
            Artisan::command("$name {--force=true}", fn () => 0);
        }
    }
}
