import '@/components/controls/controls';
import { createRoot } from 'react-dom/client';
import { ZoomStage } from '@/components/zoom/zoom-stage';

/** The scripts of a page of the offline copy: the controls of the site, and React for enlarged pictures alone. */
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(<ZoomStage />);
