/*
 * The programs that read `.env` (phpdotenv, both generations of Docker Compose, dotenv) agree on little. They all
 * take single quotes literally, except that the old Docker Compose expands variables there, and they all accept
 * double quotes if nothing inside has a special meaning to any of them.
 */

/** Returns whether all of them read a value in single quotes literally. */
export function fitsDotenvSingle(value: string): boolean {
  return !/'|\\$|\$\{/.test(value);
}

/** Returns whether all of them read a value in double quotes literally. */
export function fitsDotenvDouble(value: string): boolean {
  return !/["$\\`]/.test(value);
}
