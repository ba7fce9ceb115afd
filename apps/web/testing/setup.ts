import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import '../src/app/bare.css';
import './hands.ts';
import './locators.ts';
import { watchCalls } from './answers.ts';
import { beginAnew } from './between-tests.ts';
import { watchNoise } from './noise.ts';
import { leaveAfterwards } from './open.tsx';

// All files share one page: this is read again with each of them, what it imports is not.
beginAnew();
watchNoise();
watchCalls();
leaveAfterwards();
