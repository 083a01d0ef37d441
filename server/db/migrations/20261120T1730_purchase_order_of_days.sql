-- Lists sort what is empty lowest, and an index serves them only as they say it.
drop index app.purchase_by_deadline, app.purchase_by_published, app.purchase_order_by_sent, app.acceptance_by_settled;
create index purchase_by_deadline on app.purchase (tenant_id, (coalesce(deadline, '-infinity'::timestamptz)), id);
create index purchase_by_published on app.purchase (tenant_id, (coalesce(published_at, '-infinity'::timestamptz)), id);
create index purchase_order_by_sent on app.purchase_order (tenant_id, (coalesce(sent_at, '-infinity'::timestamptz)), id);
create index purchase_order_in_order_of_service on app.purchase_order (tenant_id, (coalesce(service_from, '-infinity'::date)), id);
create index award_in_order_of_approval on app.award (tenant_id, (coalesce(approved_at, '-infinity'::timestamptz)), id);
create index acceptance_by_settled on app.acceptance (tenant_id, (coalesce(settled_at, '-infinity'::timestamptz)), id);
