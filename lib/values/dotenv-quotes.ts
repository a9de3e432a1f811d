/*
 * The programs that read `.env` here (phpdotenv, Docker Compose of both generations, dotenv) agree on little: they all take single quotes
 * literally, but that the old Docker Compose reads variables there, and double quotes when nothing inside means anything to one of them.
 */

/** Whether all of them read a value in single quotes as it is. */
export function fitsDotenvSingle(value: string): boolean {
  return !/'|\\$|\$\{/.test(value);
}

/** Whether all of them read a value in double quotes as it is. */
export function fitsDotenvDouble(value: string): boolean {
  return !/["$\\`]/.test(value);
}
