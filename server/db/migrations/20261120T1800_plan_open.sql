-- What is open is added up out of the index alone; of the contracts only those are looked at that are signed later.
drop index app.payment_plan_open_due;
create index payment_plan_open_due on app.payment_plan (tenant_id, side, due_date)
  include (contract_id, customer_id, supplier_id, open_amount) where open_amount > 0 and stage <> 'canceled';
create index contract_signed on app.contract (tenant_id, sign_date) where sign_date is not null;
