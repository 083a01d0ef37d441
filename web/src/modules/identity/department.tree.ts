import type { Department } from '@srm/api/identity'
import type { TreeNode } from '@/ui/tree-editor/tree-node.ts'
import { bases } from './user.paths.ts'

/** Departments as the tree editor draws them, with who leads each. */
export const nodesOf = (all: readonly Department[], led: string, parentId: string | null = null): TreeNode[] =>
  all
    .filter((department) => department.parentId === parentId)
    .toSorted((one, other) => one.sort - other.sort)
    .map(({ id, name, leader, headCount, status }) => ({
      id,
      name,
      count: headCount,
      disabled: status !== 'enabled',
      ...(leader && { note: `${led} ${leader.name}` }),
      children: nodesOf(all, led, id),
    }))

const filterOf = (id: string): string => JSON.stringify([{ field: 'department', op: 'in', value: [id] }])

/** The list of people, showing those of one department. */
export const membersPath = ({ id }: Department): string =>
  `${bases.employee}?filter=${encodeURIComponent(filterOf(id))}`
