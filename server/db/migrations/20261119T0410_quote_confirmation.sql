-- Suppliers say by their link whether a quote that ran out still holds.
create table app.quote_confirmation (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  quote_id uuid not null,
  invitation_id uuid not null,
  asked_at timestamptz not null default clock_timestamp(),
  asked_by uuid,
  is_confirmed boolean,
  -- Good until then, where it still holds.
  valid_until date,
  answered_at timestamptz,
  primary key (tenant_id, id),
  check ((is_confirmed is null) = (answered_at is null)),
  check (coalesce(is_confirmed, false) = (valid_until is not null)),
  foreign key (tenant_id, quote_id) references app.quote (tenant_id, id),
  foreign key (tenant_id, invitation_id) references app.purchase_invitation (tenant_id, id),
  foreign key (tenant_id, asked_by) references app."user" (tenant_id, id)
);
create unique index quote_confirmation_open on app.quote_confirmation (tenant_id, invitation_id) where answered_at is null;
create index quote_confirmation_quote on app.quote_confirmation (tenant_id, quote_id, asked_at);
create index quote_confirmation_invitation on app.quote_confirmation (tenant_id, invitation_id, asked_at);
create index quote_confirmation_asker on app.quote_confirmation (tenant_id, asked_by) where asked_by is not null;
select app.tenant_table('app.quote_confirmation', :'app');

create view app.quote_confirmation_ref with (security_invoker = true) as
  select tenant_id, id, quote_id, invitation_id, asked_at, is_confirmed, valid_until, answered_at from app.quote_confirmation;
grant select on app.quote_confirmation_ref to :app;
