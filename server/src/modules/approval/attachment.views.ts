import type { FileView } from '@srm/api/shared/fields'
import type { Flow } from '@srm/flow/tree/node'
import { nodesOf } from '@srm/flow/tree/shape'
import type { Detail, Parts } from './detail.parts.views.ts'

type Files = ReadonlyMap<string, FileView>

/** For people who have already been let in: the links are theirs for a short time. */
export const attachmentViews = (attached: Parts['attachments'], files: Files, flow: Flow): Detail['attachments'] => {
  const names = new Map(nodesOf(flow).map((node) => [node.id, node.name]))
  return attached.flatMap(({ fileId, ...row }) => {
    const file = files.get(fileId)
    return file ? [{ ...row, file, node: row.nodeId ? (names.get(row.nodeId) ?? null) : null }] : []
  })
}
