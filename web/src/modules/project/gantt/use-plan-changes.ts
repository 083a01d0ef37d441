import { project, type TaskNode } from '@srm/api/project'
import { ApiError, messageOf } from '@/lib/api/api-error.ts'
import { refreshFamily, useMutate } from '@/lib/api/query.ts'
import { toast } from '@/lib/toast.ts'
import { useGanttText } from '../project.texts.ts'
import { linkOf, type Arrow } from './plan.data.ts'

type Days = { readonly start: string; readonly end: string }

const reload = async (): Promise<void> => {
  await refreshFamily(project.task.tree)
  await refreshFamily(project.project.standing)
}

/** What is done by hand is sent; the plan that comes back is the server's, with everything that had to follow. */
export const usePlanChanges = (restore: () => void) => {
  const t = useGanttText()
  const patch = useMutate(project.task.patch, { silent: true })
  const link = useMutate(project.task.link, { silent: true })
  const unlink = useMutate(project.task.unlink, { silent: true })
  const run = async (work: () => Promise<unknown>, done: string, stale = ''): Promise<void> => {
    try {
      await work()
      toast.success(done)
      await refreshFamily(project.project.standing)
    } catch (error) {
      const isStale = error instanceof ApiError && error.key === 'record.stale'
      if (isStale && stale) toast.warning(stale)
      else toast.error(messageOf(error))
      restore()
      await reload()
    }
  }
  return {
    move: ({ id, version, title }: TaskNode, days: Days): Promise<void> =>
      run(
        () => patch.mutateAsync({ params: { id }, body: { version, ...days } }),
        t('moved', { title }),
        t('stale', { title }),
      ),
    link: (arrow: Omit<Arrow, 'id'>): Promise<void> =>
      run(() => link.mutateAsync({ body: linkOf(arrow) }), t('linked')),
    unlink: (id: string): Promise<void> => run(() => unlink.mutateAsync({ params: { id } }), t('unlinked')),
  }
}
