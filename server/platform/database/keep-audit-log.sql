-- Run by a superuser in the database of Efie, once its migrations have run: takes the audit log away from the role that
-- Efie connects as, which may then read it and add to it, and nothing else. Run again it changes nothing.
do $$
declare
  app text;
begin
  select rolname into strict app from pg_namespace join pg_roles on pg_roles.oid = nspowner where nspname = 'audit';
  if app = current_user then
    return;
  end if;
  execute format('alter table audit.log owner to %I', current_user);
  execute format('alter function audit.refuse_change() owner to %I', current_user);
  execute format('alter schema audit owner to %I', current_user);
  execute format('revoke all on audit.log from %I', app);
  execute format('revoke all on schema audit from %I', app);
  execute format('grant usage on schema audit to %I', app);
  execute format('grant select, insert on audit.log to %I', app);
end
$$;
