import { readFlow } from '@srm/flow/upcast'
import type { Flow } from '@srm/flow/tree/node'
import { z } from 'zod'
import { saveFile } from '@/lib/api/save-file.ts'
import type { FlowDetail } from '../flow.model.ts'

/** A flow with what is said about it, as it travels between companies. */
export type PortableFlow = {
  readonly name: string
  readonly groupName: string | null
  readonly icon: string | null
  readonly description: string | null
  readonly tree: Flow
}

const Envelope = z.object({
  name: z.string().max(50).catch(''),
  groupName: z.string().max(30).nullable().catch(null),
  icon: z.string().max(40).nullable().catch(null),
  description: z.string().max(500).nullable().catch(null),
  tree: z.unknown(),
})

/** Reads an exported flow, or a bare tree; what is neither throws. */
export const readCarried = (text: string): PortableFlow => {
  const read: unknown = JSON.parse(text)
  const { tree, ...about } = Envelope.parse(read)
  return { ...about, tree: readFlow(tree ?? read) }
}

export const saveCarried = ({ name, key, groupName, icon, description, tree }: FlowDetail): void => {
  const text = JSON.stringify({ name, groupName, icon, description, tree }, null, 2)
  saveFile(`${key}.json`, new Blob([text], { type: 'application/json' }))
}
