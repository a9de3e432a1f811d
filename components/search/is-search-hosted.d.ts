/** A constant of the build: see `lib/site/hosted-search.mjs`. */
declare const isSearchHosted: boolean;
