-- What a contract says is deposited waits until somebody says that it moved.
alter table app.deposit drop constraint deposit_stage_check,
  add constraint deposit_stage_check check (stage in ('expected', 'noted', 'held', 'partial', 'done')),
  drop constraint deposit_booked,
  add constraint deposit_booked check ((stage in ('expected', 'noted')) = (booker_id is null));
create unique index deposit_expected_key on app.deposit (tenant_id, contract_id) where stage = 'expected';
