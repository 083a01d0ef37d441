import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Option, OptionQuery } from '../shared/crud.ts'
import { Id } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export type ProjectClass = {
  id: string
  name: string
  parentId: string | null
  version: number
  /** Projects of this type and of those below it that the reader sees. */
  count: number
  children: ProjectClass[]
}

const ProjectClass: z.ZodType<ProjectClass> = z.object({
  id: Id,
  name: z.string(),
  parentId: Id.nullable(),
  version: z.int(),
  count: z.int(),
  get children() {
    return z.array(ProjectClass)
  },
})

export const classify = {
  tree: endpoint({
    method: 'GET',
    path: '/api/project_classify/tree',
    title: label('项目类型树', 'Types of projects'),
    access: { permission: 'project:list' },
    result: z.array(ProjectClass),
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/project_classify/all',
    title: label('可选项目类型', 'Choose a type of projects'),
    access: { choose: 'projectClassify' },
    query: OptionQuery,
    result: z.array(Option),
  }),
}
