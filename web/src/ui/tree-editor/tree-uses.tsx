import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TreeNode } from './tree-node.ts'
import type { TreeActs, Uses } from './tree-types.ts'
import { useTreeText } from '../ui.texts.ts'
import styles from './tree-dialogs.module.css'

const none: Uses = { count: 0, places: [] }

/** Asked anew every time: what is about to happen depends on it. */
export const useUses = (node: TreeNode, { uses }: TreeActs) =>
  useQuery({
    queryKey: ['tree-uses', node.id],
    queryFn: () => (uses ? uses(node) : none),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const UsesList = ({ uses }: { readonly uses: Uses }): ReactNode => {
  const t = useTreeText()
  if (uses.places.length === 0) return null
  return (
    <ul className={styles.places}>
      {uses.places.map(({ name, count }) => (
        <li key={name}>
          <span>{name}</span>
          <span>{t('places', { count })}</span>
        </li>
      ))}
    </ul>
  )
}
