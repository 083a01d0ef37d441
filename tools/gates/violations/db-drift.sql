-- Applied after the migrations: the committed schema does not know this table.
create table app.drift_bait (id uuid primary key);
