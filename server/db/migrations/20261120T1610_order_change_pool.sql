-- A line a change adds may be one of the pool, and one the customer pays.
alter table app.order_change_line
  add column pool_line_id uuid,
  add column is_customer_paid boolean not null default false,
  add foreign key (tenant_id, pool_line_id) references app.pool_line (tenant_id, id),
  add constraint order_change_line_pool check (pool_line_id is null or order_line_id is null);
create index order_change_line_pool on app.order_change_line (tenant_id, pool_line_id) where pool_line_id is not null;
