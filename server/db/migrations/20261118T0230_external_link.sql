-- Links by which people without an account come to one thing: what is kept is the hash of the secret in it.
create table app.external_link (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  purpose text not null check (purpose ~ '^[a-zA-Z]{1,40}$'),
  subject text not null,
  record_id uuid not null,
  contact_name text not null,
  mobile text not null,
  company text,
  secret_hash text,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  sent_at timestamptz,
  sent_times int not null default 0,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  primary key (tenant_id, id)
);
select app.tenant_table('app.external_link', :'app');
create index external_link_record on app.external_link (tenant_id, subject, record_id);

create view app.external_link_ref with (security_invoker = true) as
  select tenant_id, id, purpose, expires_at, revoked_at from app.external_link;
grant select on app.external_link_ref to :app;

-- Who came by a link, when and from where.
create table app.external_visit (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  link_id uuid not null,
  what text not null check (what in ('code', 'enter')),
  address text not null,
  device text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, link_id) references app.external_link (tenant_id, id) on delete cascade
);
select app.tenant_table('app.external_visit', :'app');
create index external_visit_link on app.external_visit (tenant_id, link_id, at desc);

-- What was sent so far can be sent again; its old links are no longer good.
insert into app.external_link (tenant_id, id, purpose, subject, record_id, contact_name, mobile, company, expires_at, sent_at, sent_times, created_at, created_by)
  select e.tenant_id, e.id, 'approval', i.doc_type, i.doc_id, e.name, e.mobile, e.company, e.expires_at, e.created_at, 1, e.created_at, e.created_by
  from app.approval_external e join app.approval_instance i on i.tenant_id = e.tenant_id and i.id = e.instance_id;
insert into app.external_link (tenant_id, id, purpose, subject, record_id, contact_name, mobile, expires_at, sent_at, sent_times, created_at, created_by)
  select u.tenant_id, u.id, 'supplierUpdate', 'supplierUpdate', u.id, coalesce(c.name, ''), u.mobile, u.expires_at, u.created_at, 1, u.created_at, u.created_by
  from app.supplier_update u left join app.supplier_contact c on c.tenant_id = u.tenant_id and c.id = u.contact_id
  where u.status = 'asked';
alter table app.approval_external drop column expires_at, drop column entered_at;
