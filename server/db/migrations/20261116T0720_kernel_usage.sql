-- How often something was done by somebody who has no company yet, or from an address: the key is a digest of both.
-- It stands outside the tenants' wall and holds nothing of theirs.
create table platform.usage (
  key text primary key,
  since timestamptz not null,
  used int not null
);
create index usage_by_age on platform.usage (since);
grant select, insert, update, delete on platform.usage to :app;
alter table platform.usage set (autovacuum_analyze_threshold = 20, autovacuum_analyze_scale_factor = 0.05);
