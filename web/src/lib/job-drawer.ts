import { create } from 'zustand'
import { queryClient } from './api/query.ts'

/** Whether the list of background jobs is open; whoever starts one opens it. */
export const useJobDrawer = create<{ readonly open: boolean }>(() => ({ open: false }))

export const closeJobs = (): void => useJobDrawer.setState({ open: false })

/** Also looks again for what is running. */
export const openJobs = (): void => {
  useJobDrawer.setState({ open: true })
  void queryClient.invalidateQueries({ queryKey: ['job'] })
}
