-- What is open today, by side and due date: the overview and the monitors ask for all of it at once.
create index payment_plan_open_due on app.payment_plan (tenant_id, side, due_date) where open_amount > 0 and stage <> 'canceled';
