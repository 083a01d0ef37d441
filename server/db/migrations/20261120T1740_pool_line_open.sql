-- What is still to be bought is put together without going through what was bought.
create index pool_line_open on app.pool_line (tenant_id, date_from, id) where stage in ('pending', 'claimed');
