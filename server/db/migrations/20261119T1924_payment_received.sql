-- On which received invoices a payment is made.
create table app.payment_request_received (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  payment_request_id uuid not null,
  line int not null,
  invoice_id uuid not null,
  amount numeric(15, 2) not null check (amount > 0),
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_request_id) references app.payment_request (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_id) references app.invoice_in (tenant_id, id)
);
create index payment_request_received_of on app.payment_request_received (tenant_id, payment_request_id, line);
create index payment_request_received_invoice on app.payment_request_received (tenant_id, invoice_id);
select app.tenant_table('app.payment_request_received', :'app');
