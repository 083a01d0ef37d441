import { Project } from '@srm/api/project'
import { projectPages } from '@srm/api/project/pages'
import { label } from '@srm/api/shared/label'
import type { MapSource } from '#kernel/map-source.ts'
import { scopeSql } from '#kernel/records/read/scope.ts'

/** Projects that are prepared or carried out, where they take place. */
export const projectMap: readonly MapSource[] = [
  {
    key: 'project',
    rank: 10,
    label: label('进行中的项目', 'Projects under way'),
    color: 'blue',
    permission: 'project:list',
    pathOf: ({ id }) => `${projectPages.project.detail.path}?id=${id}`,
    rows: ({ ctx, params }) => `select t.id::text as id, t.name as title, t.event_start::text as note, t.region,
        t.location_lat as lat, t.location_lng as lng, 1 as count, null::numeric as amount, array[t.id::text] as ids
      from project t where ${[
        't.tenant_id = $1',
        `t.stage in ('preparing', 'executing')`,
        ...scopeSql(Project, ctx, params),
      ].join(' and ')}`,
  },
]
