-- Serves the list sorted and grouped by status.
create index our_company_by_status on app.our_company (tenant_id, status collate "zh-x-icu", id);
