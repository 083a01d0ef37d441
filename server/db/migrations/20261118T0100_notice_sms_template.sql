-- What a company changed about a text message; a scene without a row is as the product declares it.
create table app.sms_template (
  tenant_id uuid not null default app.tenant(),
  scene text not null,
  -- Without one the text is the product's own.
  body text,
  -- The approved text at the provider.
  provider_template text,
  is_on boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by uuid default app.actor(),
  version int not null default 1,
  primary key (tenant_id, scene)
);
select app.tenant_table('app.sms_template', :'app');

-- Every text message of a company. Number, codes and links are covered here for good; what the sender needs of them is
-- sealed and taken away as soon as it is no longer needed.
create table app.sms_log (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  scene text not null,
  mobile text not null,
  body text not null,
  length int not null,
  parts int not null,
  subject text,
  subject_id uuid,
  is_test boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'sent', 'delivered', 'failed')),
  reason text,
  provider text,
  provider_id text,
  attempts int not null default 0,
  sealed_mobile text,
  sealed_values text,
  created_at timestamptz not null default now(),
  created_by uuid default app.actor(),
  sent_at timestamptz,
  finished_at timestamptz,
  search_text text not null,
  search_grams int[] not null,
  primary key (tenant_id, id)
);
create index sms_log_search on app.sms_log using gin (tenant_id, search_grams);
create index sms_log_created on app.sms_log (tenant_id, created_at, id);
create index sms_log_scene on app.sms_log (tenant_id, scene, created_at);
create index sms_log_of_subject on app.sms_log (tenant_id, subject, subject_id) where subject_id is not null;
select app.tenant_table('app.sms_log', :'app');

-- Short addresses for text messages: only whoever has one can find it, and the page it stands for is sealed.
create table platform.sms_link (
  code_hash text primary key,
  target text not null,
  expires_at timestamptz not null
);
alter table platform.sms_link set (autovacuum_analyze_threshold = 20, autovacuum_analyze_scale_factor = 0.05);
create index sms_link_expired on platform.sms_link (expires_at);
grant select, insert, delete on platform.sms_link to :app;
