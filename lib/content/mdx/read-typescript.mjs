// @ts-check
import { register } from 'tsx/esm/api';

// Next loads plugins by path, in processes that only read JavaScript.
register();
