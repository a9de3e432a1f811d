<?php

namespace Inovector\Mixpost;

class Util
{
    public static function corePath(): ?string
    {
        return env('MIXPOST_CORE_PATH');
    }
}
