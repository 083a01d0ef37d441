import { menuAreas } from '../shared/menu-areas.ts'
import { label } from '../shared/label.ts'
import { definePages } from '../shared/pages.ts'

export const homePages = definePages({
  home: {
    path: menuAreas.Home.path,
    title: menuAreas.Home.title,
    menu: { name: 'HomePage', area: 'Home', icon: menuAreas.Home.icon, noClosable: true },
  },
  calendar: {
    path: '/home/calendar',
    title: label('日历', 'Calendar'),
    menu: { name: 'HomeCalendar', area: 'Home', icon: 'calendar' },
  },
  map: {
    path: '/home/map',
    title: label('地图', 'Map'),
    menu: { name: 'HomeMap', area: 'Home', icon: 'environment' },
  },
})
