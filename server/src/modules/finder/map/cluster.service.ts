import type { Ctx } from '#kernel/ctx.ts'

const countAllSql = `insert into supplier_map_cluster (column_no, row_no, city, grade, members, lat, lng)
  select floor(location_lng * 8192 / 360), floor(location_lat * 8192 / 360), left(region, 4), coalesce(grade, 'none'), count(*),
    sum(location_lat), sum(location_lng)
  from supplier_ref where tenant_id = $1 and status = 'enabled' and location_lat is not null
    and not exists (select 1 from supplier_map_cluster where tenant_id = $1) group by 1, 2, 3, 4`

/** Suppliers that were there before there were clusters are counted once. */
export const countClusters = async (ctx: Ctx): Promise<void> => void (await ctx.db.run(countAllSql, [ctx.tenantId]))

const foldSql = `with gone as (delete from supplier_map_cluster where tenant_id = $1 returning column_no, row_no, city, grade, members, lat, lng)
  insert into supplier_map_cluster (column_no, row_no, city, grade, members, lat, lng)
  select column_no, row_no, city, grade, sum(members), sum(lat), sum(lng) from gone group by column_no, row_no, city, grade having sum(members) <> 0`

/** One line for each square, city and grade; what is written meanwhile stays as it is for the next night. */
export const foldClusters = async (ctx: Ctx): Promise<void> => void (await ctx.db.run(foldSql, [ctx.tenantId]))
