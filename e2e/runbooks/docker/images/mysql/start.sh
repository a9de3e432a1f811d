#!/bin/bash
# What the entry script of Docker's official MySQL image does with an empty volume: users and a database from MYSQL_ variables.
set -e
chown mysql:mysql /var/lib/mysql
install -d -o mysql -g mysql /run/mysqld
if [ ! -d /var/lib/mysql/mysql ]; then
  if [ -z "$MYSQL_ROOT_PASSWORD" ]; then
    echo '[ERROR] [Entrypoint]: Database is uninitialized and password option is not specified' >&2
    exit 1
  fi
  echo '[Note] [Entrypoint]: Initializing database files'
  mysqld --initialize-insecure --user=mysql
  mysqld --user=mysql --skip-networking --mysqlx=OFF &
  until mysqladmin -uroot ping > /dev/null 2>&1; do sleep 0.5; done
  {
    [ -z "$MYSQL_DATABASE" ] || echo "CREATE DATABASE \`$MYSQL_DATABASE\`;"
    [ -z "$MYSQL_USER" ] || [ -z "$MYSQL_PASSWORD" ] || {
      echo "CREATE USER '$MYSQL_USER'@'%' IDENTIFIED BY '$MYSQL_PASSWORD';"
      [ -z "$MYSQL_DATABASE" ] || echo "GRANT ALL ON \`${MYSQL_DATABASE//_/\\_}\`.* TO '$MYSQL_USER'@'%';"
    }
    echo "CREATE USER 'root'@'%' IDENTIFIED BY '$MYSQL_ROOT_PASSWORD'; GRANT ALL ON *.* TO 'root'@'%' WITH GRANT OPTION;"
    echo "ALTER USER 'root'@'localhost' IDENTIFIED BY '$MYSQL_ROOT_PASSWORD';"
  } | mysql -uroot
  mysqladmin -uroot -p"$MYSQL_ROOT_PASSWORD" shutdown
  wait
  echo '[Note] [Entrypoint]: MySQL init process done. Ready for start up.'
fi
exec mysqld --user=mysql "${@:2}"
