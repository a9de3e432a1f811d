<?php

return new class extends Illuminate\Database\Migrations\Migration
{
    public function up(): void
    {
        Schema::create(basename(__FILE__, '.php'), fn ($table) => $table->id());
    }
};
