import '@/components/controls/controls';
import { createRoot } from 'react-dom/client';
import { ZoomStage } from '@/components/prose/zoom/zoom-stage';

/** The scripts of a page in the offline copy: the site's controls, and React only for enlarged pictures. */
const container = document.createElement('div');
document.body.append(container);
createRoot(container).render(<ZoomStage />);
