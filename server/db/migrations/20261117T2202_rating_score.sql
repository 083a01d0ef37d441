-- A rating's own score, the mean of its lines, so that lists show and sort it.
alter table app.supplier_rating add column score numeric(5, 2) not null default 0;
update app.supplier_rating r set score = coalesce((
  select round(avg(l.score), 2) from app.supplier_rating_score l
  where l.tenant_id = r.tenant_id and l.rating_id = r.id
), 0);
create index supplier_rating_by_score on app.supplier_rating (tenant_id, score, id);
