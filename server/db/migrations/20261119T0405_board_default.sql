-- Columns without a project are the company's: a project without columns of its own has these.
alter table app.board_column alter column project_id drop not null;
create unique index board_column_default_name_key on app.board_column (tenant_id, name) where project_id is null;
