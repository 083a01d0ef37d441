import type { ReactNode } from 'react'
import { GridEditor } from '@/ui/grid/grid.tsx'
import { Page, Panel } from '@/ui/page.tsx'
import { linesOf, useColumns } from './gallery.lines.ts'
import { useText } from './gallery.texts.ts'

const many = linesOf(2000)

/** A long document by itself, as its own page would show it: what it takes is measured here. */
const GalleryGridPage = (): ReactNode => {
  const t = useText()
  const columns = useColumns()
  return (
    <Page title={t('grids')} back="/gallery" note={t('grid.many')}>
      <div data-kit-gallery>
        <Panel>
          <GridEditor label={t('grid.many')} columns={columns} rows={many} tree height={600} />
        </Panel>
      </div>
    </Page>
  )
}

export default GalleryGridPage
