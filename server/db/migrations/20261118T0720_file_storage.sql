-- How much room a company's files take, so that an upload need not add up all of them. Counted anew every night.
create table app.file_storage (
  tenant_id uuid not null default app.tenant(),
  bytes bigint not null check (bytes >= 0),
  primary key (tenant_id)
);
select app.tenant_table('app.file_storage', :'app');

insert into app.file_storage (tenant_id, bytes)
  select tenant_id, sum(size) from (select distinct tenant_id, storage_key, size from app.file) contents group by tenant_id;

create view app.file_storage_ref with (security_invoker = true) as select tenant_id, bytes from app.file_storage;
grant select on app.file_storage_ref to :app;
