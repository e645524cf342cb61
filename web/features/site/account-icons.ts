import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserPlus from 'lucide-react/icons/user-plus';

/** Icons of the account links in the slide-in menu, one each. */
export const ACCOUNT_ICONS = {
  bookings: CalendarCheck,
  enquiries: MessageCircle,
  searches: Bell,
  workspace: Briefcase,
  becomeLister: UserPlus,
  properties: House,
  dashboard: LayoutDashboard,
} as const;
