-- A locked screen is locked for everybody who holds its token, not only in the browser that drew it.
alter table app.session add column locked_at timestamptz;

drop trigger authority_change on app.session;
create trigger authority_change after update on app.session for each row
  when (old.ended_at is distinct from new.ended_at or old.locked_at is distinct from new.locked_at
    or old.user_id <> new.user_id or new.expires_at < old.expires_at)
  execute function app.append_authority_change();
