<?php

/** What the public applications of Pro and Enterprise use of Mixpost's packages, and nothing else of Mixpost. */

namespace Inovector\Mixpost {
    use Illuminate\Contracts\Queue\ShouldQueue;
    use Illuminate\Foundation\Queue\Queueable;
    use Illuminate\Support\Facades\Artisan;
    use Illuminate\Support\Facades\Broadcast as BroadcastFacade;
    use Illuminate\Support\Facades\Log;
    use Illuminate\Support\Facades\Route;
    use Illuminate\Support\ServiceProvider;

    class StandIn extends ServiceProvider
    {
        public function boot(): void
        {
            $this->mergeConfigFrom(__DIR__.'/config.php', 'mixpost');
            $this->publishes([__DIR__.'/migrations' => database_path('migrations')], 'mixpost-migrations');
            $commands = ['mixpost:publish-assets', 'mixpost-enterprise:publish-assets', 'mixpost:clear-settings-cache', 'mixpost:clear-services-cache'];
            foreach ($commands as $name) {
                Artisan::command("$name {--force=true}", fn () => 0);
            }
            Artisan::command('mixpost:run-scheduled-posts', fn () => dispatch(new PublishPost));
            Route::get(config('mixpost.core_path'), fn () => Models\Admin::exists() ? 'Sign in' : 'Create the first admin')->middleware('web');
        }
    }

    class PublishPost implements ShouldQueue
    {
        use Queueable;

        public function __construct()
        {
            $this->onConnection('mixpost-redis')->onQueue('publish-post');
        }

        /** Fails if Reverb can't be reached through Nginx. */
        public function handle(): void
        {
            BroadcastFacade::connection()->broadcast(['posts'], 'post.published');
            Log::channel(config('mixpost.log_channel'))->info('A post was published.');
        }
    }

    class Mixpost
    {
        public static function report(callable $callback): void {}
    }

    class Broadcast
    {
        public static function routes(): void {}
    }

    class Horizon
    {
        public static function supervisors(): array
        {
            return ['mixpost' => ['connection' => 'mixpost-redis', 'queue' => ['default', 'publish-post'], 'processes' => 2, 'tries' => 1]];
        }
    }

    class Schedule
    {
        public static function register($schedule): void
        {
            $schedule->command('mixpost:run-scheduled-posts')->everyMinute();
        }
    }
}

namespace Inovector\Mixpost\Models {
    class Admin extends \Illuminate\Database\Eloquent\Model
    {
        protected $table = 'mixpost_admins';
    }
}

namespace Inovector\MixpostEnterprise {
    class Schedule extends \Inovector\Mixpost\Schedule {}
}
