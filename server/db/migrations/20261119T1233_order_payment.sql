-- In which parts an order is paid, and what each of them waits for.
create table app.purchase_order_payment (
  tenant_id uuid not null default app.tenant(),
  id uuid not null,
  order_id uuid not null,
  line int not null,
  name text not null,
  trigger text not null check (trigger in ('confirmed', 'beforeEvent', 'afterEvent', 'accepted')),
  days int not null default 0 check (days >= 0),
  rate numeric(5, 2) not null check (rate > 0 and rate <= 100),
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references app.purchase_order (tenant_id, id) on delete cascade
);
create index purchase_order_payment_of on app.purchase_order_payment (tenant_id, order_id, line);
select app.tenant_table('app.purchase_order_payment', :'app');

create view app.purchase_order_payment_ref with (security_invoker = true) as
  select tenant_id, id, order_id, line, name, trigger, days, rate from app.purchase_order_payment;
grant select on app.purchase_order_payment_ref to :app;
