import './answers.ts';
import './noise.ts';
import './locators.ts';
import './between-tests.ts';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import '../src/app/bare.css';
