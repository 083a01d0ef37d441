-- A file made of records may also be paper: one sheet, or several packed together.
alter table app.transfer_run drop constraint transfer_run_kind_check;
alter table app.transfer_run add constraint transfer_run_kind_check check (kind in ('export', 'import', 'paper'));
