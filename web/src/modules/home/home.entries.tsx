import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { home } from '@srm/api/home'
import { useCan } from '@/lib/session/can.tsx'
import { allEntries, inTurn, useAreas, type Entry } from '@/lib/module/entries.ts'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { Await } from '@/ui/states.tsx'
import styles from './home.entries.module.css'
import { useHomeText } from './home.texts.ts'

const EntriesDialog = lazy(async () => ({ default: (await import('./home.entries.dialog.tsx')).EntriesDialog }))

/** What the modules offer first; where that is nothing a person may use, the first page of each area. */
const firstEntries = (open: readonly Entry[]): readonly Entry[] => {
  const featured = open
    .filter((entry) => entry.featured !== undefined)
    .toSorted((one, other) => (one.featured ?? 0) - (other.featured ?? 0))
  return featured.length > 0 ? featured : open.slice(0, 4)
}

/** Where this person may go; home itself is here already. */
const useEntries = (): readonly Entry[] => {
  const may = useCan()
  const areas = useAreas((state) => state.areas)
  const open = allEntries().filter(
    ({ path, permission }) => path !== '/' && (permission === undefined || may(permission)),
  )
  return inTurn(open, areas)
}

const Tiles = ({ chosen }: { readonly chosen: readonly string[] | null }): ReactNode => {
  const t = useHomeText()
  const say = useLabel()
  const [choosing, setChoosing] = useState(false)
  const open = useEntries()
  const byPath = new Map(open.map((entry) => [entry.path, entry]))
  const shown = chosen ? chosen.flatMap((path) => byPath.get(path) ?? []) : firstEntries(open)
  return (
    <>
      <ul className={styles.tiles}>
        {shown.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <Link to={path} className={styles.tile}>
              <span aria-hidden className={styles.picture}>
                <Icon />
              </span>
              {say(title)}
            </Link>
          </li>
        ))}
        <li>
          <Button type="text" className={styles.choose ?? ''} onClick={() => setChoosing(true)}>
            <span aria-hidden className={styles.picture}>
              <EditOutlined />
            </span>
            {t('entries.edit')}
          </Button>
        </li>
      </ul>
      <Suspense>
        {choosing && (
          <EntriesDialog open={open} chosen={shown.map(({ path }) => path)} close={() => setChoosing(false)} />
        )}
      </Suspense>
    </>
  )
}

export const Entries = (): ReactNode => (
  <Await query={useRead(home.mine, {})} rows={2}>
    {({ entries }) => <Tiles chosen={entries} />}
  </Await>
)
