-- A change may add lines: such a line refers to none of the order and says itself what it is.
alter table app.order_change_line
  alter column order_line_id drop not null,
  add column name text,
  add column purchase_type_id uuid,
  add column requirement text,
  add column unit text,
  add column tax_rate numeric(5, 2) check (tax_rate >= 0 and tax_rate <= 100),
  add column budget_item_id uuid,
  add foreign key (tenant_id, purchase_type_id) references app.purchase_type (tenant_id, id),
  add foreign key (tenant_id, budget_item_id) references app.budget_item (tenant_id, id),
  add constraint order_change_line_what check (order_line_id is not null or (name is not null and purchase_type_id is not null and unit_price is not null));
create index order_change_line_type on app.order_change_line (tenant_id, purchase_type_id) where purchase_type_id is not null;
create index order_change_line_budget on app.order_change_line (tenant_id, budget_item_id) where budget_item_id is not null;
