import { label } from '@srm/api/shared/label'
import { defineModule } from '@/ui/module.ts'

/** Decided while building: what customers get has neither the page nor its samples. */
const shown = import.meta.env.DEV || import.meta.env.VITE_GALLERY === 'on'

export const gallery = defineModule({
  name: 'gallery',
  pages: shown
    ? [
        { path: '/gallery', title: label('组件图鉴', 'Kit gallery'), load: () => import('./gallery.page.tsx') },
        {
          path: '/gallery/grid',
          title: label('表格编辑器', 'Grid editor'),
          load: () => import('./gallery.grid.page.tsx'),
        },
      ]
    : [],
})
