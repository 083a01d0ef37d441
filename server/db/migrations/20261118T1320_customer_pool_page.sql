-- A page of all pools together, the latest first.
create index customer_pooled_at on app.customer (tenant_id, pooled_at, id) where pool_id is not null;
