import { dictionary } from '@srm/api/dictionary'
import type { Input } from '@srm/api/endpoint'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import type { TreeActs, Uses } from '@/ui/tree-editor/tree-types.ts'
import { useText } from './dictionary.texts.ts'

const { classes } = dictionary

type Class = {
  readonly version: number
  readonly uses: Uses
}

export type ClassActsProps = {
  readonly kind: Input<typeof classes.create>['body']['kind']
  readonly find: (id: string) => Class | undefined
  /** What whoever shows the tree reads anew. */
  readonly changed: () => Promise<unknown>
}

/** Everything that may be done to a tree of classes, as far as the person may. */
export const useClassActs = ({ kind, find, changed }: ClassActsProps): TreeActs => {
  const t = useText()
  const may = useCan()
  const { mutateAsync: create } = useMutate(classes.create, { silent: true, done: changed })
  const { mutateAsync: rename } = useMutate(classes.update, { silent: true, done: changed })
  const { mutateAsync: move } = useMutate(classes.move, { done: changed })
  const { mutateAsync: remove } = useMutate(classes.remove, {
    done: async () => {
      toast.success(t('removed'))
      await changed()
    },
  })
  const version = (id: string) => ({ version: find(id)?.version ?? 0 })
  return {
    uses: async ({ id }) => find(id)?.uses ?? { count: 0, places: [] },
    ...(may('classify:create') && {
      add: (name, { parentId, before }) => create({ body: { kind, name, parentId, before } }),
    }),
    ...(may('classify:update') && {
      rename: ({ id }, name) => rename({ params: { id }, body: { name, ...version(id) } }),
      move: ({ id }, { parentId, before }) => move({ params: { id }, body: { parentId, before } }),
    }),
    ...(may('classify:delete') && { remove: ({ id }) => remove({ params: { id }, query: version(id) }) }),
  }
}
