/** A log with a typical error, to try the doctor with. */
export const exampleLog = `mixpost-1  | wait-for-it.sh: mysql:3306 is available after 4 seconds
mixpost-1  |   - Locking inovector/mixpost-pro-team (7.2.0)
mixpost-1  | [2026-11-20 21:40:55] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.20.0.5' (using password: YES) {"exception":"[object] (PDOException(code: 1045))"}
mixpost-1  | #0 /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connectors/Connector.php(67): createPdoConnection()
mixpost-1  | 2026-11-20 21:40:57,530 INFO exited: mixpost_horizon_00 (exit status 255; not expected)
`;
